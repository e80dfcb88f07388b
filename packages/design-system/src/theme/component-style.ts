import { style as plainStyle, type StyleRule } from '@vanilla-extract/css'
import { recipe as plainRecipe } from '@vanilla-extract/recipes'
import { componentLayer } from './layers.css'

type Variants = Record<string, Record<string, StyleRule>>

/** `style` in the component layer. */
export const style = (rule: StyleRule, debugId?: string): string => plainStyle(inLayer(rule), debugId)

interface RecipeOptions<Groups extends Variants> {
  base?: StyleRule
  variants?: Groups
  compoundVariants?: { variants: { [Group in keyof Groups]?: keyof Groups[Group] }; style: StyleRule }[]
  defaultVariants?: { [Group in keyof Groups]?: keyof Groups[Group] }
}

/** `recipe` in the component layer; states come from React Aria's `data-*` attributes in `selectors`. */
export function recipe<const Groups extends Variants>(options: RecipeOptions<Groups>) {
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, rule]) => [name, inLayer(rule)])),
    ]),
  ) as Groups
  return plainRecipe<Groups>({
    ...options,
    base: inLayer(options.base ?? {}),
    variants,
    compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
      ...compound,
      style: inLayer(compound.style),
    })),
  } as Parameters<typeof plainRecipe<Groups>>[0])
}

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [componentLayer]: rule } })
