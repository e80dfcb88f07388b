/** Ends a script with a sentence for the person who runs it, and 1, or 2 when it was called in the wrong way. */
export class ScriptError extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.userMessage = sentence
    this.exitCode = exitCode
  }
}
