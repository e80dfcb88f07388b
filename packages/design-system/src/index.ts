import './theme/fonts'
import './theme/reset.css'

export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_WIDTHS,
  type ButtonProps,
} from './components/Button/Button'
export {
  TimeGrid,
  type TimeGridHandle,
  type TimeGridNavigation,
  type TimeGridProps,
} from './components/TimeGrid/TimeGrid'
export {
  TIME_GRID_LOOKS,
  type OpenHours,
  type TimeGridEvent,
  type TimeGridLook,
  type TimeSpan,
} from './components/TimeGrid/time-grid-event'
