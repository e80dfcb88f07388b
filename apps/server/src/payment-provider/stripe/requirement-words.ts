/** What Stripe's names of missing things begin with or hold, and what they mean; the first that fits is said. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^external_account/, 'A bank account for payouts'],
  [/^tos_acceptance/, 'Acceptance of Stripe’s terms'],
  [/verification\.(additional_)?document/, 'A document that proves who somebody is'],
  [/(^|\.)(id_number|ssn_last_4)$/, 'A social security number'],
  [/^(business_profile|company|business_type|settings)/, 'Details of the business'],
  [
    /^(individual|person_|representative|owners|directors|executives)/,
    'Details of the person who represents it',
  ],
]

/** What Stripe still needs, in words, each once. */
export const requirementWords = (due: readonly string[]): string[] => [
  ...new Set(
    due.map(
      (name) => WORDS.find(([begins]) => begins.test(name))?.[1] ?? 'Something more that Stripe asks for',
    ),
  ),
]
