<?php
# Shared by every test wiki. The per-wiki LocalSettings.php sets $mwTest = [ dir, port, lang, support, secret ] first.
if ( !defined( 'MEDIAWIKI' ) ) { exit; }
$mwWikis = require "{$mwTest['support']}/wikis.php";
$mwLang = $mwTest['lang'];
$mwFacts = $mwWikis[$mwLang] ?? [ 'sitename' => 'Wikipedia', 'meta' => 'Wikipedia', 'ns' => [], 'aliases' => [] ];

$wgSitename = $mwFacts['sitename'];
$wgMetaNamespace = $mwFacts['meta'];
$wgLanguageCode = $mwLang;
$wgServer = "http://127.0.0.1:{$mwTest['port']}";
$wgCanonicalServer = $wgServer;
$wgScriptPath = '/w';
$wgArticlePath = '/wiki/$1';
$wgUsePathInfo = true;
$wgResourceBasePath = '/w';

$wgDBtype = 'sqlite';
$wgDBname = "{$mwLang}wiki";
$wgSQLiteDataDir = "{$mwTest['dir']}/data";
$wgDBserver = '';

# Nothing but page edits is written to the main SQLite file: caches live in APCu or in plain files.
$wgMainCacheType = function_exists( 'apcu_fetch' ) && PHP_SAPI !== 'cli' ? CACHE_ACCEL : CACHE_NONE;
$wgMessageCacheType = $wgMainCacheType;
$wgParserCacheType = $wgMainCacheType;
$wgSessionCacheType = $wgMainCacheType === CACHE_NONE ? CACHE_DB : CACHE_ACCEL;
$wgCacheDirectory = "{$mwTest['dir']}/cache";
$wgLocalisationCacheConf['store'] = 'array';
$wgLocalisationCacheConf['storeDirectory'] = "{$mwTest['dir']}/cache";
$wgLocalisationCacheConf['manualRecache'] = false;
$wgUseDatabaseMessages = false;
$wgJobRunRate = 0;
$wgInvalidateCacheOnLocalSettingsChange = false;
$wgUpdateRowsPerQuery = 1000;
$wgMiserMode = false;
$wgShowExceptionDetails = true;
$wgSecretKey = $mwTest['secret'];
$wgUpgradeKey = substr( $mwTest['secret'], 0, 16 );
$wgPingback = false;
$wgEnableEmail = false;
$wgLocaltimezone = 'UTC';
$wgCapitalLinks = true;
$wgAllowExternalImages = false;
$wgRestAPIAdditionalRouteFiles = [];
# No rate limits, no anonymous edits over HTTP: tests only read.
$wgRateLimits = [];
$wgGroupPermissions['*']['edit'] = false;
$wgGroupPermissions['*']['createaccount'] = false;

# Files
$wgEnableUploads = true;
$wgUploadDirectory = "{$mwTest['dir']}/images";
$wgUploadPath = '/w/images';
$wgUseImageMagick = false;      # php-gd makes the thumbnails
$wgThumbnailScriptPath = false;
$wgFileExtensions = [ 'png', 'jpg', 'jpeg', 'gif' ];
$wgMaxImageArea = 5e7;
$wgGenerateThumbnailOnParse = true;

# Namespaces
$wgExtraNamespaces = $mwFacts['ns'];
$wgNamespaceAliases = $mwFacts['aliases'] + $mwWikis['*']['aliases'];
if ( isset( $mwFacts['canon'] ) ) {
	$wgHooks['CanonicalNamespaces'][] = static function ( &$namespaces ) use ( $mwFacts ) {
		foreach ( $mwFacts['canon'] as $id => $name ) {
			$namespaces[$id] = $name;
		}
	};
}
# The ids the extra namespaces use must count as content-free, like on Wikipedia.
$wgContentNamespaces = [ NS_MAIN ];
$wgNamespacesToBeSearchedDefault = [ NS_MAIN => true ];

# On Wikipedia "en:Foo" on the English wiki is a local link.
$wgLocalInterwikis = [ $mwLang ];
$wgInterwikiExpiry = 10800;

# Live MediaWiki (1.45 and later) capitalises a title's first letter with Unicode *title* case and Wikipedia
# exempts the sharp s; 1.39 uses upper case. This table closes the gap. MW_STOCK_UCFIRST=1 turns it off.
if ( !getenv( 'MW_STOCK_UCFIRST' ) ) {
	$wgOverrideUcfirstCharacters = require "{$mwTest['dir']}/cache/ucfirst.php";
}

wfLoadSkin( 'Vector' );
foreach ( [ 'PageImages', 'TextExtracts', 'ParserFunctions', 'Cite', 'CategoryTree', 'Scribunto', 'Interwiki', 'Poem', 'InputBox' ] as $mwExt ) {
	wfLoadExtension( $mwExt );
}
$wgScribuntoDefaultEngine = 'luastandalone'; # only for its namespaces; no Lua is ever run
$wgPageImagesLeadSectionOnly = true;
$wgPageImagesExpandOpenSearchXml = true;
$wgExtractsExtendRestSearch = true;
wfLoadExtension( 'WikipediaShim', "{$mwTest['support']}/WikipediaShim/extension.json" );

# Our stand-in for articletopic: and morelike:, see TopicSearch.php.
$wgSearchType = WikipediaShim\TopicSearch::class;

$wgUsePigLatinVariant = false;

# For the language-data export: MediaWiki's own language files alone.
if ( getenv( 'MW_BARE' ) ) {
	$wgExtraNamespaces = [];
	$wgNamespaceAliases = [];
	unset( $wgHooks['CanonicalNamespaces'] );
}
