import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
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

const sentence = (name: FieldName) => `Put right: ${LABELS[name]}.`
const wrong = (name: FieldName) => ({ name, label: LABELS[name], errorMessage: sentence(name) })
const nothing = () => undefined
const text = { value: '', onChange: nothing }
const none = { value: null, onChange: nothing }
const OPTIONS = [{ id: 'a', label: 'The only one' }]
const picked = { items: OPTIONS, selectedKey: null, onSelectionChange: nothing }
const uploads = { accept: [], maxBytes: 1_000_000, files: [], onAdd: nothing, onRemove: nothing }

const FIELDS: Record<FieldName, ReactNode> = {
  text: <TextField {...wrong('text')} {...text} />,
  area: <TextArea {...wrong('area')} {...text} />,
  password: <PasswordField {...wrong('password')} {...text} autoComplete="new-password" />,
  code: <OneTimeCodeField {...wrong('code')} {...text} />,
  phone: <PhoneField {...wrong('phone')} {...text} />,
  number: <NumberField {...wrong('number')} {...none} />,
  money: <MoneyField {...wrong('money')} currency="USD" valueCents={null} onChangeCents={nothing} />,
  select: <Select {...wrong('select')} {...picked} />,
  combo: <ComboBox {...wrong('combo')} {...picked} inputValue="" onInputChange={nothing} />,
  many: <MultiSelect {...wrong('many')} items={OPTIONS} selectedKeys={['a']} onSelectionChange={nothing} />,
  radio: <RadioGroup {...wrong('radio')} {...none} options={OPTIONS} />,
  checks: <CheckboxGroup {...wrong('checks')} value={[]} onChange={nothing} options={OPTIONS} />,
  check: (
    <Checkbox name="check" errorMessage={sentence('check')}>
      {LABELS.check}
    </Checkbox>
  ),
  onOff: (
    <Switch name="onOff" errorMessage={sentence('onOff')}>
      {LABELS.onOff}
    </Switch>
  ),
  date: <DateField {...wrong('date')} {...none} />,
  day: <DatePicker {...wrong('day')} {...none} />,
  period: <DateRangePicker {...wrong('period')} {...none} />,
  month: <Calendar {...wrong('month')} value="2026-11-17" onChange={nothing} />,
  time: <TimeField {...wrong('time')} {...none} />,
  files: <FileUpload {...wrong('files')} {...uploads} />,
}

const meta = {
  component: Form,
  args: {
    label: 'Wrong in every field',
    onSubmit: nothing,
    children: null,
    footer: (
      <Button type="submit" tone="primary">
        Save
      </Button>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const wrongIn = (names: readonly FieldName[]): Story => ({
  args: {
    errors: names.map((name) => ({ path: name, message: sentence(name) })),
    children: names.map((name) => <Fragment key={name}>{FIELDS[name]}</Fragment>),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Save'))
    const summary = canvasElement.querySelector('form > [role="group"]')
    await expect(summary).toHaveFocus()
    const links = [...(summary?.querySelectorAll('a') ?? [])]
    await expect(links).toHaveLength(names.length)
    for (const [index, link] of links.entries()) {
      link.focus()
      await userEvent.keyboard('{Enter}')
      const field = document.activeElement?.closest('[data-field]')
      await expect(field?.getAttribute('data-field')).toBe(names[index])
    }
  },
})

/** The summary takes focus after a try to send, and each of its lines leads into its field: what is typed. */
export const Typed: Story = wrongIn(['text', 'area', 'password', 'code', 'phone', 'number', 'money'])

/** The same for what is chosen. */
export const Chosen: Story = wrongIn([
  'select',
  'combo',
  'many',
  'radio',
  'checks',
  'check',
  'onOff',
  'files',
])

/** The same for days and times. */
export const Dated: Story = wrongIn(['date', 'day', 'period', 'month', 'time'])
