import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Calendar } from '../Calendar/Calendar'
import { Checkbox } from '../Checkbox/Checkbox'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup'
import { ComboBox } from '../ComboBox/ComboBox'
import { DateField } from '../DateField/DateField'
import { DatePicker } from '../DatePicker/DatePicker'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker'
import { FileUpload } from '../FileUpload/FileUpload'
import { MoneyField } from '../MoneyField/MoneyField'
import { MultiSelect } from '../MultiSelect/MultiSelect'
import { NumberField } from '../NumberField/NumberField'
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField'
import { PasswordField } from '../PasswordField/PasswordField'
import { PhoneField } from '../PhoneField/PhoneField'
import { RadioGroup } from '../RadioGroup/RadioGroup'
import { Select } from '../Select/Select'
import { Switch } from '../Switch/Switch'
import { TextArea } from '../TextArea/TextArea'
import { TextField } from '../TextField/TextField'
import { TimeField } from '../TimeField/TimeField'
import { Form } from './Form'

const LABELS = {
  text: 'Name',
  area: 'Memo',
  password: 'Password',
  code: 'Code',
  phone: 'Phone',
  number: 'Length',
  money: 'Amount',
  select: 'Service',
  combo: 'Client',
  many: 'Topics',
  radio: 'Type',
  checks: 'May contact by',
  check: 'Consent',
  onOff: 'Reminders',
  date: 'Date of birth',
  day: 'Date',
  period: 'Period',
  month: 'First day',
  time: 'Start',
  files: 'Papers',
} as const
type FieldName = keyof typeof LABELS
const NAMES = Object.keys(LABELS) as FieldName[]

const sentence = (name: FieldName) => `Put right: ${LABELS[name]}.`
const wrong = (name: FieldName) => ({ name, label: LABELS[name], errorMessage: sentence(name) })
const nothing = () => undefined
const text = { value: '', onChange: nothing }
const none = { value: null, onChange: nothing }
const OPTIONS = [{ id: 'a', label: 'The only one' }]
const picked = { items: OPTIONS, selectedKey: null, onSelectionChange: nothing }
const uploads = { accept: [], maxBytes: 1_000_000, files: [], onAdd: nothing, onRemove: nothing }

const meta = {
  component: Form,
  args: {
    label: 'Every field',
    errors: NAMES.map((name) => ({ field: name, message: sentence(name) })),
    onSubmit: nothing,
    footer: (
      <Button type="submit" tone="primary">
        Save
      </Button>
    ),
    children: (
      <>
        <TextField {...wrong('text')} {...text} />
        <TextArea {...wrong('area')} {...text} />
        <PasswordField {...wrong('password')} {...text} autoComplete="new-password" />
        <OneTimeCodeField {...wrong('code')} {...text} />
        <PhoneField {...wrong('phone')} {...text} />
        <NumberField {...wrong('number')} {...none} />
        <MoneyField {...wrong('money')} currency="USD" valueCents={null} onChangeCents={nothing} />
        <Select {...wrong('select')} {...picked} />
        <ComboBox {...wrong('combo')} {...picked} inputValue="" onInputChange={nothing} />
        <MultiSelect {...wrong('many')} items={OPTIONS} selectedKeys={['a']} onSelectionChange={nothing} />
        <RadioGroup {...wrong('radio')} {...none} options={OPTIONS} />
        <CheckboxGroup {...wrong('checks')} value={[]} onChange={nothing} options={OPTIONS} />
        <Checkbox name="check" errorMessage={sentence('check')}>
          {LABELS.check}
        </Checkbox>
        <Switch name="onOff" errorMessage={sentence('onOff')}>
          {LABELS.onOff}
        </Switch>
        <DateField {...wrong('date')} {...none} />
        <DatePicker {...wrong('day')} {...none} />
        <DateRangePicker {...wrong('period')} {...none} />
        <Calendar {...wrong('month')} value="2026-11-17" onChange={nothing} />
        <TimeField {...wrong('time')} {...none} />
        <FileUpload {...wrong('files')} {...uploads} />
      </>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** The summary takes focus after a try to send, and each of its lines leads into its field. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = canvas.getByRole('group', { name: '20 things need your attention' })
    await expect(summary).toHaveFocus()
    await expect(summary.querySelectorAll('a')).toHaveLength(NAMES.length)
    for (const name of NAMES) {
      within(summary)
        .getByRole('link', { name: sentence(name) })
        .focus()
      await userEvent.keyboard('{Enter}')
      const field = document.activeElement?.closest('[data-field]')
      await expect(field?.getAttribute('data-field')).toBe(name)
    }
  },
}
