import { lazySection } from '../../../shared/lazy-section'

/** What is blocked on the days in view; its code comes after the calendar. */
export const LazyBlockedTimes = lazySection(async () => (await import('./BlockedTimes')).BlockedTimes, null)
