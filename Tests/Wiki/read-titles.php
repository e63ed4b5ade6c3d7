<?php
/**
 * Reads titles as MediaWiki does; the other half of Scripts/compare-titles.
 *
 * Titles come from standard input, one a line; answers go to standard output, one JSON object a
 * line. With --names, prints what a prefix can be on this wiki instead. Needs no server:
 * MW_INSTALL_PATH names MediaWiki's tree, MW_CONFIG_FILE the wiki's settings.
 */
require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';

use MediaWiki\MediaWikiServices;

class ReadTitles extends Maintenance {
	public function __construct() {
		parent::__construct();
		$this->addOption( 'names', 'Print namespaces and interwiki prefixes' );
	}

	public function execute() {
		if ( $this->hasOption( 'names' ) ) {
			$this->show( $this->names() );
			return;
		}
		while ( ( $line = fgets( STDIN ) ) !== false ) {
			$text = substr( $line, -1 ) === "\n" ? substr( $line, 0, -1 ) : $line;
			// What a browser or an app sends is brought to NFC before anything reads it
			// (WebRequest::normalizeUnicode); the text as it is tells whether that mattered.
			$composed = UtfNormal\Validator::toNFC( $text );
			$answer = [ 'plain' => $this->read( $text ) ];
			if ( $composed !== $text ) {
				$answer['composed'] = $this->read( $composed );
			}
			$this->show( $answer );
		}
	}

	private function read( string $text ): array {
		Title::clearCaches();
		try {
			$title = Title::newFromTextThrow( $text );
		} catch ( MalformedTitleException $fault ) {
			return [ 'valid' => false, 'error' => $fault->getErrorMessage(), 'namespace' => null,
				'prefixedText' => null, 'fragment' => null, 'interwiki' => null ];
		}
		return [ 'valid' => true, 'error' => null, 'namespace' => $title->getNamespace(),
			'prefixedText' => $title->getPrefixedText(), 'fragment' => $title->getFragment(),
			'interwiki' => $title->getInterwiki() ];
	}

	private function names(): array {
		$services = MediaWikiServices::getInstance();
		$language = $services->getContentLanguage();
		$names = array_merge(
			array_values( $language->getNamespaces() ),
			array_values( $services->getNamespaceInfo()->getCanonicalNamespaces() ),
			array_keys( $language->getNamespaceAliases() ),
			array_keys( $language->getNamespaceIds() ) );
		$prefixes = $services->getInterwikiLookup()->getAllPrefixes();
		return [
			'namespaces' => array_values( array_unique( array_filter( $names, 'strlen' ) ) ),
			'interwiki' => array_column( $prefixes, 'iw_prefix' ),
		];
	}

	private function show( array $value ) {
		echo json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), "\n";
	}
}

$maintClass = ReadTitles::class;
require_once RUN_MAINTENANCE_IF_MAIN;
