<?php
namespace WikipediaShim;

use MediaWiki\MediaWikiServices;
use SearchResult;
use SearchResultSet;
use SearchSqlite;
use Title;

/**
 * Our stand-in for two keywords of CirrusSearch, the search of Wikipedia, which the package lacks:
 *
 * - articletopic:NAME answers with the pages that carry the page property shim-topics with that name in it, in chance
 *   order with srsort=random and by title otherwise;
 * - morelike:TITLE[|TITLE…] answers with the pages that share categories or topics with those, the most shared first.
 *
 * Wikipedia derives the first from a model's predictions and the second from words; only the form is the same here.
 */
class TopicSearch extends SearchSqlite {
	public function getValidSorts() {
		return [ 'relevance', 'random', 'create_timestamp_desc' ];
	}

	protected function doSearchTitleInDB( $term ) {
		return preg_match( '/^(articletopic|morelike):/', $term ) ? null : parent::doSearchTitleInDB( $term );
	}

	protected function doSearchTextInDB( $term ) {
		if ( preg_match( '/^articletopic:([^ ^]+)/', $term, $m ) ) {
			return $this->slice( $this->ofTopics( explode( '|', $m[1] ) ) );
		}
		if ( preg_match( '/^morelike:(.+)$/su', $term, $m ) ) {
			return $this->slice( $this->like( explode( '|', $m[1] ) ) );
		}
		return parent::doSearchTextInDB( $term );
	}

	private function ofTopics( array $topics ): array {
		$titles = [];
		foreach ( $this->topicRows() as $row ) {
			if ( array_intersect( $topics, explode( ' ', $row->pp_value ) ) ) {
				$titles[] = Title::newFromRow( $row );
			}
		}
		if ( $this->getSort() === 'random' ) {
			shuffle( $titles );
		}
		return $titles;
	}

	private function topicRows() {
		return $this->database()->select( [ 'page_props', 'page' ],
			[ 'pp_value', 'page_id', 'page_namespace', 'page_title', 'page_len', 'page_is_redirect', 'page_latest' ],
			[ 'pp_propname' => 'shim-topics', 'page_namespace' => 0, 'page_is_redirect' => 0 ], __METHOD__,
			[ 'ORDER BY' => 'page_title' ], [ 'page' => [ 'JOIN', 'pp_page=page_id' ] ] );
	}

	private function like( array $names ): array {
		$seeds = [];
		foreach ( $names as $name ) {
			$title = Title::newFromText( $name );
			if ( $title && $title->exists() ) {
				$seeds[$title->getArticleID()] = true;
			}
		}
		if ( !$seeds ) {
			return [];
		}
		$ids = array_keys( $seeds );
		$shared = [];
		$categories = $this->database()->selectFieldValues( 'categorylinks', 'cl_to', [ 'cl_from' => $ids ], __METHOD__ );
		if ( $categories ) {
			foreach ( $this->database()->selectFieldValues( 'categorylinks', 'cl_from', [ 'cl_to' => $categories ], __METHOD__ ) as $id ) {
				$shared[$id] = ( $shared[$id] ?? 0 ) + 1;
			}
		}
		$topics = [];
		$rows = iterator_to_array( $this->topicRows() );
		foreach ( $rows as $row ) {
			if ( isset( $seeds[$row->page_id] ) ) {
				$topics = array_merge( $topics, explode( ' ', $row->pp_value ) );
			}
		}
		foreach ( $rows as $row ) {
			$common = count( array_intersect( $topics, explode( ' ', $row->pp_value ) ) );
			if ( $common ) {
				$shared[$row->page_id] = ( $shared[$row->page_id] ?? 0 ) + $common;
			}
		}
		$shared = array_diff_key( $shared, $seeds );
		$titles = array_filter( Title::newFromIDs( array_keys( $shared ) ), static function ( $title ) {
			return $title->getNamespace() === NS_MAIN && !$title->isRedirect();
		} );
		usort( $titles, static function ( $a, $b ) use ( $shared ) {
			return [ $shared[$b->getArticleID()], $a->getDBkey() ] <=> [ $shared[$a->getArticleID()], $b->getDBkey() ];
		} );
		return $titles;
	}

	private function slice( array $titles ) {
		return new TitleResultSet( array_slice( $titles, $this->offset, $this->limit ),
			count( $titles ) > $this->offset + $this->limit );
	}

	private function database() {
		return MediaWikiServices::getInstance()->getDBLoadBalancer()->getConnection( DB_REPLICA );
	}
}

/** Results that are just titles. */
class TitleResultSet extends SearchResultSet {
	public function __construct( array $titles, bool $hasMore ) {
		parent::__construct( true, $hasMore );
		$this->results = array_map( static function ( $title ) {
			return SearchResult::newFromTitle( $title );
		}, array_values( $titles ) );
	}

	public function extractResults() {
		return $this->results;
	}
}
