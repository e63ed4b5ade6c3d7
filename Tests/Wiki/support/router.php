<?php
# Router for PHP's built-in web server: Wikipedia's URL layout (/w/api.php, /w/rest.php/…, /wiki/Title),
# and the short forms /api.php and /rest.php.
$src = getenv( 'MW_SRC' );
$dir = getenv( 'MW_DIR' );
$path = rawurldecode( explode( '?', $_SERVER['REQUEST_URI'], 2 )[0] );

function serveFile( string $file, string $root ) {
	$real = realpath( $file );
	if ( $real === false || strpos( $real, realpath( $root ) . '/' ) !== 0 || !is_file( $real ) ) {
		http_response_code( 404 );
		header( 'Content-Type: text/plain' );
		echo "404 Not Found\n";
		return;
	}
	$types = [ 'png' => 'image/png', 'jpg' => 'image/jpeg', 'gif' => 'image/gif', 'css' => 'text/css',
		'js' => 'text/javascript', 'svg' => 'image/svg+xml', 'json' => 'application/json', 'woff2' => 'font/woff2' ];
	$ext = strtolower( pathinfo( $real, PATHINFO_EXTENSION ) );
	header( 'Content-Type: ' . ( $types[$ext] ?? 'application/octet-stream' ) );
	header( 'Content-Length: ' . filesize( $real ) );
	header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', filemtime( $real ) ) . ' GMT' );
	readfile( $real );
}

if ( preg_match( '#^/(?:w/)?(api|rest|index|load|thumb|opensearch_desc)\.php(/.*)?$#s', $path, $m ) ) {
	$entry = $m[1];
	$info = $m[2] ?? '';
} elseif ( preg_match( '#^/wiki/#', $path ) || $path === '/' || $path === '/w/' ) {
	$entry = 'index';
	$info = '';
} elseif ( preg_match( '#^/w/images/(.+)$#s', $path, $m ) ) {
	serveFile( "$dir/images/$m[1]", "$dir/images" );
	return true;
} elseif ( preg_match( '#^/w/((?:resources|skins|extensions)/.+)$#s', $path, $m ) ) {
	serveFile( "$src/$m[1]", $src );
	return true;
} elseif ( preg_match( '#^/api/rest_v1/feed/featured/([0-9]{4}/[0-9]{2}/[0-9]{2})$#', $path, $m ) ) {
	# Our stand-in for the community feed: every day has the same. Wikipedia's is a service of its own.
	$lang = trim( file_get_contents( "$dir/lang" ) );
	$feeds = json_decode( file_get_contents( __DIR__ . '/feeds.json' ), true );
	header( 'Content-Type: application/json; charset=utf-8' );
	echo json_encode( $feeds[$lang] ?? new stdClass(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	return true;
} else {
	http_response_code( 404 );
	header( 'Content-Type: text/plain' );
	echo "404 Not Found\n";
	return true;
}

$query = explode( '?', $_SERVER['REQUEST_URI'], 2 )[1] ?? null;
if ( strpos( $_SERVER['REQUEST_URI'], '/w/' ) !== 0 && $entry !== 'index' ) {
	# Normalise the short forms, so that MediaWiki's own path handling sees its script path.
	$_SERVER['REQUEST_URI'] = '/w' . $_SERVER['REQUEST_URI'];
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = "/w/$entry.php";
$_SERVER['SCRIPT_FILENAME'] = "$src/$entry.php";
if ( $info !== '' ) {
	$_SERVER['PATH_INFO'] = $info;
	$_SERVER['PHP_SELF'] .= $info;
} else {
	unset( $_SERVER['PATH_INFO'] );
}
chdir( $src );
require "$src/$entry.php";
return true;
