import type { StyleRule } from '@vanilla-extract/css'

/** Makes one variant of a recipe from every key of a scale. */
export const forEachKey = <Key extends string>(
  scale: Record<Key, unknown>,
  ruleFor: (key: Key) => StyleRule,
): Record<Key, StyleRule> =>
  Object.fromEntries((Object.keys(scale) as Key[]).map((key) => [key, ruleFor(key)])) as Record<
    Key,
    StyleRule
  >
