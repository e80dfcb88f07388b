/** What `axe.configure` is given: each rule of the strictest level, and those that axe calls experimental. */
export const AXE_CONFIG: {
  rules: { id: string; enabled: boolean }[]
  checks: { id: string; evaluate: string; options: object }[]
}
