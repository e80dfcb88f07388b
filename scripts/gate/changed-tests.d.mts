export declare function changedTests(source: string, lines: readonly number[]): string[] | null
export declare function linesOfDiff(diff: string): number[]
