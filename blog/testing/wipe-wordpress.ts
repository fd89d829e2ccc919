import { execFileSync } from 'node:child_process';
import { hasWordPressKit, wordpressKitFolder } from './real-wordpress.ts';

// Posts that an interrupted run has left in the kit's WordPress would change the results of the next run.
if (hasWordPressKit)
  execFileSync(`${wordpressKitFolder}/stop.sh`, ['--wipe'], { stdio: 'inherit' });
