import { useSearchParams } from 'react-router-dom'
import { withParams } from '../with-params'

/** What can be chosen, under the names of the address; the first of each holds where the address says none. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>

/** One of each. */
export type Chosen<All extends Choices> = { readonly [Name in keyof All]: All[Name][number] }

/** Puts the last touch to an address that was changed. */
export type Tidy = (search: URLSearchParams) => URLSearchParams

/** What the address has chosen; another choice takes the place of the one before, so that Back leads out of the list. */
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
