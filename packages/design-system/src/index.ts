import './theme/fonts'
import './theme/reset.css'

export { announce, type Politeness } from './components/Announce/announce'
export {
  Button,
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_WIDTHS,
  type ButtonProps,
} from './components/Button/Button'
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
} from './components/CheckboxGroup/CheckboxGroup'
export { type FieldProps } from './components/Field/FieldFrame'
export { FIELD_GROUP_COLUMNS, FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup'
export { type FormError } from './components/Form/ErrorSummary'
export { Form, type FormProps } from './components/Form/Form'
export {
  PASSWORD_PURPOSES,
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField'
export { RADIO_ORIENTATIONS, RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup'
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField'
export { SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl/SegmentedControl'
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea'
export { TEXT_FIELD_TYPES, TextField, type TextFieldProps } from './components/TextField/TextField'
export {
  TIME_GRID_LOOKS,
  type OpenHours,
  type TimeGridEvent,
  type TimeGridLook,
  type TimeSpan,
} from './components/TimeGrid/time-grid-event'
export {
  TimeGrid,
  type TimeGridHandle,
  type TimeGridNavigation,
  type TimeGridProps,
} from './components/TimeGrid/TimeGrid'
