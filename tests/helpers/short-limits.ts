// Loaded into the site before everything else (`node --import`): slow clients are ended after seconds, and not minutes.
import { connectionLimits } from '#server/http/connection-limits.ts';

Object.assign(connectionLimits, { head: 4_000, request: 5_000, answer: 5_000, checkEvery: 250 });
