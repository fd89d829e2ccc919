import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { saidQuery } from './said-query.ts';

/**
 * Opens the answer in the browser, so that the server doesn't see what was said. Without scripts the form itself asks
 * the server.
 */
export function useSendQuestion() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`/global-programs?${saidQuery(event.currentTarget)}`);
  };
}
