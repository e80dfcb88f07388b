interface TrustedTypePolicies {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown
}

/**
 * Lets code empty an element through `innerHTML` and nothing more: React Aria's announcer clears itself that
 * way, and the policy of every page refuses text there.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies }
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })
}
