export { Checkbox, type CheckboxProps } from '../components/Checkbox/Checkbox'
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type ChoiceOption,
} from '../components/CheckboxGroup/CheckboxGroup'
export { COMBO_BOX_FILTERS, ComboBox, type ComboBoxProps } from '../components/ComboBox/ComboBox'
export { DateField, type DateFieldProps } from '../components/DateField/DateField'
export { DatePicker, type DatePickerProps } from '../components/DatePicker/DatePicker'
export { type DateRange } from '../components/DateRangePicker/date-range'
export { DateRangePicker, type DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker'
export { type DateRangePreset } from '../components/DateRangePicker/RangePanel'
export { type FieldProps } from '../components/Field/FieldFrame'
export { FIELD_GROUP_COLUMNS, FieldGroup, type FieldGroupProps } from '../components/FieldGroup/FieldGroup'
export { FileUpload, type FileUploadProps } from '../components/FileUpload/FileUpload'
export { UPLOAD_STATES, type UploadFile } from '../components/FileUpload/upload-file'
export { focusField, type FormError, type NamedField } from '../components/Form/focus-field'
export { Form, type FormProps } from '../components/Form/Form'
export { useSendForm } from '../components/Form/unread-texts'
export { centsFromText, MoneyField, type MoneyFieldProps } from '../components/MoneyField/MoneyField'
export { MultiSelect, type MultiSelectProps } from '../components/MultiSelect/MultiSelect'
export { NumberField, type NumberFieldProps } from '../components/NumberField/NumberField'
export { OneTimeCodeField, type OneTimeCodeFieldProps } from '../components/OneTimeCodeField/OneTimeCodeField'
export {
  PASSWORD_PURPOSES,
  PasswordField,
  type PasswordFieldProps,
} from '../components/PasswordField/PasswordField'
export { PhoneField, type PhoneFieldProps } from '../components/PhoneField/PhoneField'
export { type ListOption } from '../components/Popover/list-option'
export { RADIO_ORIENTATIONS, RadioGroup, type RadioGroupProps } from '../components/RadioGroup/RadioGroup'
export { SearchField, type SearchFieldProps } from '../components/SearchField/SearchField'
export { SegmentedControl, type SegmentedControlProps } from '../components/SegmentedControl/SegmentedControl'
export { Select, type SelectProps } from '../components/Select/Select'
export { Slider, type SliderProps } from '../components/Slider/Slider'
export { Switch, type SwitchProps } from '../components/Switch/Switch'
export { TextArea, type TextAreaProps } from '../components/TextArea/TextArea'
export { TEXT_FIELD_TYPES, TextField, type TextFieldProps } from '../components/TextField/TextField'
export { TimeField, type TimeFieldProps } from '../components/TimeField/TimeField'
