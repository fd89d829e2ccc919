<?php
/* Plugin Name: Loads deploy/wordpress/opar-refresh.php for a request that names the site to tell. Only for tests. */
if (isset($_SERVER['HTTP_X_OPAR_SITE_URL'], $_SERVER['HTTP_X_OPAR_REFRESH_SECRET'])) {
	define('OPAR_SITE_URL', $_SERVER['HTTP_X_OPAR_SITE_URL']);
	define('OPAR_REFRESH_SECRET', $_SERVER['HTTP_X_OPAR_REFRESH_SECRET']);
	require __DIR__ . '/opar/opar-refresh.php';
}
