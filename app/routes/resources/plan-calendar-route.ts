import { redirect } from 'react-router';
import { findNewAddress } from '#app/features/eligibility-finder/old-addresses.server.ts';
import { redirectPolicy } from '#app/rendering/content-security-policy.server.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/plan-calendar-route.ts';

/** Leads from the calendar file of a plan, which the site no longer has, to the placement or the programme. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(findNewAddress(new URL(request.url).searchParams, getRequestLanguage(request)), {
    status: 301,
    headers: { 'Content-Security-Policy': redirectPolicy },
  });
