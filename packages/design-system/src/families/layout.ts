export { AppShell, MAIN_ID, type AppShellProps } from '../components/AppShell/AppShell'
export { Bleed, type BleedProps } from '../components/Bleed/Bleed'
export { Box, BOX_BORDERS, BOX_ELEMENTS, BOX_SURFACES, type BoxProps } from '../components/Box/Box'
export { Card, CARD_PADDINGS, type CardProps } from '../components/Card/Card'
export {
  COLUMN_ALIGNMENTS,
  COLUMN_TEMPLATES,
  Columns,
  type ColumnsProps,
} from '../components/Columns/Columns'
export { Container, CONTAINER_ALIGNMENTS, type ContainerProps } from '../components/Container/Container'
export { Density, type DensityProps } from '../components/Density/Density'
export { Disclosure, type DisclosureProps } from '../components/Disclosure/Disclosure'
export {
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureItem,
} from '../components/DisclosureGroup/DisclosureGroup'
export { Grid, type GridProps } from '../components/Grid/Grid'
export {
  Inline,
  INLINE_ALIGNMENTS,
  INLINE_JUSTIFICATIONS,
  type InlineProps,
} from '../components/Inline/Inline'
export { SplitView, type SplitViewDetail, type SplitViewProps } from '../components/SplitView/SplitView'
export { Spread, type SpreadProps } from '../components/Spread/Spread'
export { Stack, STACK_ALIGNMENTS, STACK_ELEMENTS, type StackProps } from '../components/Stack/Stack'
