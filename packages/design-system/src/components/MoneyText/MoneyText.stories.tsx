import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack'
import { MoneyText } from './MoneyText'

const meta = { component: MoneyText, args: { cents: 15200, currency: 'USD' } } satisfies Meta<
  typeof MoneyText
>
export default meta
type Story = StoryObj<typeof meta>

/** An amount. */
export const Example: Story = {}

/** Positive, negative and nothing, with and without a plus sign. */
export const Matrix: Story = {
  render: () => (
    <Stack align="end">
      {[197600, -30400, 0].flatMap((cents) =>
        [false, true].map((isSigned) => (
          <MoneyText key={`${cents} ${String(isSigned)}`} cents={cents} currency="USD" isSigned={isSigned} />
        )),
      )}
    </Stack>
  ),
}
