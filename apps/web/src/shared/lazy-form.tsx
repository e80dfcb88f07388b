import { Container, Skeleton } from '@oaklet/design-system'
import type { ComponentType } from 'react'
import { lazySection } from './lazy-section'

const SHAPE = (
  <Container size="form" align="start">
    <Skeleton shape="block" />
  </Container>
)

/** A part of a page that is a form, as wide as one. */
export const lazyForm = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazySection(load, SHAPE)
