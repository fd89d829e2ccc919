<?php
/* Plugin Name: Tells the website which posts have changed. Needs OPAR_SITE_URL and OPAR_REFRESH_SECRET in wp-config.php. */
function opar_refresh(?WP_Post $post, ?WP_Post $before = null): void {
	$versions = array_filter([$before, $post], fn($version) => $version?->post_type === 'post');
	if (!in_array('publish', array_column($versions, 'post_status'), true)) return;
	$headers = ['Authorization' => 'Bearer ' . OPAR_REFRESH_SECRET];
	$body = implode('&', array_map(fn($version) => 'slug=' . $version->post_name, $versions)); // WordPress keeps them encoded.
	wp_remote_post(OPAR_SITE_URL . '/blog/refresh', ['timeout' => 2, 'headers' => $headers, 'body' => $body]);
}
add_action('wp_after_insert_post', fn($id, $post, $update, $before) => opar_refresh($post, $before), 10, 4);
add_action('deleted_post', fn($id, $post) => opar_refresh($post), 10, 2);
