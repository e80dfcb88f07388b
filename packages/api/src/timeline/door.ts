export type { TimelineApi } from './timeline-api'
export { TIMELINE_MESSAGES } from './timeline-messages'
export {
  TIMELINE_KINDS,
  TIMELINE_PARTS,
  TimelineEntry,
  TimelineQuery,
  type TimelineKind,
  type TimelinePart,
} from './timeline-contract'
