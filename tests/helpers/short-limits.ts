// Preloaded into the site (`node --import`): slow clients are disconnected after seconds instead of minutes.
import { connectionLimits } from '#server/http/connection-limits.ts';

Object.assign(connectionLimits, { head: 4_000, request: 5_000, answer: 5_000, checkEvery: 250 });
