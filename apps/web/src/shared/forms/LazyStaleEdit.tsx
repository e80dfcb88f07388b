import { lazyPart } from '../lazy-part'

/** The choice between two versions; its table comes only when it is needed, which is hardly ever. */
export const LazyStaleEdit = lazyPart(
  async () => (await import('./StaleEdit')).StaleEdit,
  (_props, failure) => failure,
)
