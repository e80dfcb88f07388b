import { Text } from '@oaklet/design-system'
import type { DefinitionProps } from '../../shared/Definition'
import { lazyPart } from '../../shared/lazy-part'

/** The popover is heavy, and is opened only after the figures have loaded. */
export const Definition = lazyPart<DefinitionProps>(
  async () => (await import('../../shared/Definition')).Definition,
  ({ children }, failure) => failure && <Text tone="quiet">{children}</Text>,
)
