import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../components/Button/Button'
import { Inline } from '../components/Inline/Inline'
import { Stack } from '../components/Stack/Stack'
import { motion, motionReasons } from '../tokens/motion'
import { TokenList } from './parts/TokenList'
import { dot, track } from './parts/foundations.css'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Durations() {
  const [isThere, setThere] = useState(false)
  const style = (name: keyof typeof motion) => ({
    marginInlineStart: isThere ? '6rem' : 0,
    ...(name !== 'easeOut' && { transitionDuration: motion[name] }),
  })
  return (
    <Stack>
      <Inline>
        <Button onPress={() => setThere(!isThere)}>Move the dots</Button>
      </Inline>
      <TokenList
        title="Durations and easing"
        tokens={motion}
        reasons={motionReasons}
        draw={(name) => (
          <span className={track}>
            <span className={dot} style={style(name)} />
          </span>
        )}
      />
    </Stack>
  )
}

/** Each as fast as it is; where less motion is asked for, the dots jump. */
export const Moving: Story = { render: () => <Durations /> }
