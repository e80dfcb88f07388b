export type { CalendarBlocksApi } from './calendar-blocks-api'
export { CALENDAR_BLOCKS_MESSAGES } from './calendar-blocks-messages'
export {
  BlockOccurrence,
  type BlockScope,
  CalendarBlock,
  CalendarBlockInput,
  ListedBlock,
  SavedBlock,
  UpdateCalendarBlockBody,
} from './calendar-blocks-contract'
