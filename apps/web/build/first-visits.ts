import { build, type InlineConfig, type Rolldown } from 'vite'
import { budgetsOf, filesLoadedBy, type Manifest } from '../../../scripts/loaded-files.mjs'

/** What one first visit to a screen loads. */
export interface Visit {
  title: string
  isPublic: boolean
  /** Whether it is a page of clients, who have no account. */
  isOfClients: boolean
  /** Ids, without those of screens and whatever else is asked for by itself. */
  modules: ReadonlySet<string>
}

/** Builds the application once, in memory, to learn what each first visit loads after what isn't used has gone. */
export async function firstVisits(config: InlineConfig): Promise<Visit[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const files = new Map((built as Rolldown.RolldownOutput).output.map((file) => [file.fileName, file]))
  const manifest = JSON.parse(textOf(files.get('.vite/manifest.json'))) as Manifest
  return budgetsOf(manifest).map(({ title, keys, isPublic, isOfClients }) => ({
    ...{ title, isPublic, isOfClients },
    modules: new Set([...filesLoadedBy(manifest, keys)].flatMap((name) => modulesOf(files.get(name)))),
  }))
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset | undefined

const textOf = (file: File): string => (file?.type === 'asset' ? String(file.source) : '')

const modulesOf = (file: File): string[] =>
  file?.type === 'chunk' ? file.moduleIds.filter((id) => id !== file.facadeModuleId) : []
