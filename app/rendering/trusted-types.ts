type Rules = { createScriptURL: (url: string) => string };

/** The part of the API that we use, and that TypeScript's library lacks (Trusted Types, section 2.3). */
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => Rules;
};

/** The policies that the Content-Security-Policy permits. A browser lets each be created once. */
export const trustedTypesPolicies = ['service-worker'] as const;

/** @returns undefined where there is no such API: on the server, and in older browsers */
export function createTrustedTypesPolicy(
  name: (typeof trustedTypesPolicies)[number],
  rules: Rules,
): Rules | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules);
}
