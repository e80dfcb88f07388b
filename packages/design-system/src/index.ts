import './theme/fonts'
import './theme/reset.css'

export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_WIDTHS,
  type ButtonProps,
} from './components/Button/Button'
