import type { Spec } from 'axe-core'

/** What `axe.configure` is given: each rule of the strictest level, and those that axe calls experimental. */
export const AXE_CONFIG: Spec
