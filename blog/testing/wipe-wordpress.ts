import { execFileSync } from 'node:child_process';
import { hasWordPressKit, wordpressKitFolder } from './real-wordpress.ts';

// What a run that was broken off has left in the kit's WordPress would be counted by the next one's tests.
if (hasWordPressKit)
  execFileSync(`${wordpressKitFolder}/stop.sh`, ['--wipe'], { stdio: 'inherit' });
