import { useSearchParams } from 'react-router-dom'
import { withParams } from '../with-params'

/** The values of each choice, by its name in the address. The first one holds where the address names none. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>

/** One value of each choice. */
export type Chosen<All extends Choices> = { readonly [Name in keyof All]: All[Name][number] }

/** Completes an address after a change. */
export type Tidy = (search: URLSearchParams) => URLSearchParams

/** The choices of the address. A new one replaces the history's entry, so that Back leads out of the list. */
export function useAddressChoices<All extends Choices>(choices: All, tidy: Tidy = (search) => search) {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Parameters<typeof withParams>[1]) =>
    setSearch((before) => tidy(withParams(before, changes)), { replace: true })
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      values.find((one) => one === search.get(name)) ?? values[0],
    ]),
  ) as Chosen<All>
  return {
    search,
    change,
    chosen,
    choose: <Name extends keyof All & string>(name: Name, value: All[Name][number]) =>
      change({ [name]: value === choices[name]?.[0] ? null : value }),
  }
}
