import { runCarousel } from '#app/routes/home/run-carousel.ts';
import { runSlideshow } from '#app/routes/home/run-slideshow.ts';

/** Runs the slideshow and the carousel of the home page. */
export function enhanceHome(): void {
  runSlideshow();
  runCarousel();
}
