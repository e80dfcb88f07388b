export type { CalendarBlocksApi } from './calendar-blocks-api'
export { CALENDAR_BLOCKS_MESSAGES } from './calendar-blocks-messages'
export {
  BlockOccurrence,
  type BlockScope,
  CalendarBlock,
  CalendarBlockInput,
  HandledMet,
  HandleMetBody,
  ListedBlock,
  MAX_MET_APPOINTMENTS,
  MET_CHOICES,
  type MetChoice,
  SavedBlock,
  UpdateCalendarBlockBody,
} from './calendar-blocks-contract'
