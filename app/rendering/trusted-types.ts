type Rules = { createScriptURL: (url: string) => string };

/** The part of the Trusted Types API (section 2.3) that we use. TypeScript's DOM library lacks it. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Rules) => Rules;
};

/** The names of the policies that the Content-Security-Policy permits. Each can be created once per page. */
export const trustedTypesPolicies = ['service-worker'] as const;

/**
 * Creates a Trusted Types policy.
 *
 * @returns undefined without the API: on the server, and in older browsers
 */
export function createTrustedTypesPolicy(
  name: (typeof trustedTypesPolicies)[number],
  rules: Rules,
): Rules | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules);
}
