import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/Button/Button'
import { Density } from '../components/Density/Density'
import { DENSITIES, density, type DensityName } from '../tokens/density'
import { TokenList } from './parts/TokenList'
import { withPixels } from './parts/pixels'

const meta = { title: 'Foundations/Density' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const each = (words: (name: DensityName) => string) =>
  Object.fromEntries(DENSITIES.map((name) => [name, words(name)])) as Record<DensityName, string>

/** What each density sets. */
export const Values: Story = {
  render: () => (
    <TokenList
      title="Densities"
      tokens={each(
        (name) =>
          `controls ${withPixels(density[name].controlHeight)}; text ${withPixels(density[name].bodyText)}`,
      )}
      reasons={each((name) => density[name].reason)}
      draw={(name) => (
        <Density of={name}>
          <Button>Record a payment</Button>
        </Density>
      )}
    />
  ),
}
