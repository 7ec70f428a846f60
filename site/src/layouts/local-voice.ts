/** A voice of the device itself for the language of the page, if it has one: text never leaves the device. */
export function localVoice(): SpeechSynthesisVoice | undefined {
  const { lang } = document.documentElement;
  // Some browsers write `en_US`.
  const codeOf = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-");
  const own = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && codeOf(voice).slice(0, 2) === lang.slice(0, 2));
  return own.find((voice) => codeOf(voice) === lang) ?? own[0];
}
