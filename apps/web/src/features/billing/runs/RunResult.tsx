import { Banner, Button, Card, ItemList, type ItemListItem, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import type { RunFailure } from './run-in-turn'
import type { RunWords } from './run-words'
import { result } from './RunResult.css'
import type { Run } from './use-run'

/** Where focus goes once a run is over. */
export const RESULT_ID = 'run-result'

interface RunResultProps<Item> {
  run: Run<Item>
  words: RunWords
  /** Names the part: `What was made`. */
  label: string
  /** The way to what was done, where something was. */
  link: ReactNode
  /** Who was refused, and why. */
  failureItem: (failure: RunFailure<Item>) => ItemListItem
  onTryAgain: (items: readonly Item[]) => void
  /** What is to be done next. */
  children: ReactNode
}

/** What a run has done, and what not and why. */
export function RunResult<Item>(props: RunResultProps<Item>) {
  const { run, words, label, link, failureItem, onTryAgain, children } = props
  const { done, failures } = run
  return (
    <section id={RESULT_ID} tabIndex={-1} aria-label={label} className={result}>
      <Stack gap="l">
        <Banner
          tone={done.length === 0 ? 'bad' : 'good'}
          title={words.done(done.length)}
          actions={done.length > 0 && link}
        >
          {children}
        </Banner>
        {failures.length > 0 && (
          <Card
            title={words.failed(failures.length)}
            actions={<Button onPress={() => onTryAgain(failures.map(({ item }) => item))}>Try again</Button>}
          >
            <ItemList items={failures.map(failureItem)} />
          </Card>
        )}
      </Stack>
    </section>
  )
}
