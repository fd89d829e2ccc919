import { data } from 'react-router';

/** Every path that is in no other line of the route table. The server's request log names it. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
