import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Opens the answer in the browser, so that the server doesn't see what was said. Without scripts the form itself asks
 * the server.
 */
export function useSendQuestion() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(said as [string, string][]);
    void navigate(`/global-programs?${said.length > 0 ? query : 'age='}`);
  };
}
