import { data } from 'react-router';

/** Handles every path that no other route matches. The server's request log contains the path. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
