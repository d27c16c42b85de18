import { useState } from 'react'
import { OPTIONS } from '../../../../mocks/hostPage/options.ts'
import { KEYS, PATHS, type Word } from '../../editor/words.ts'
import { below } from '../../source/Pointer.ts'
import { languagesOf, textsIn } from '../../texts/textsIn.ts'
import { englishOf } from '../titles.ts'
import { JsonControl } from './JsonControl.tsx'
import { languageName } from './languageName.ts'
import type { OwnControlProps } from './OwnControlProps.ts'
import { FORMS, type Form, formOf } from './wordsForms.ts'

/** A text: words of one's own by language, a text of the widget by its key, or data. */
export function WordsControl(props: OwnControlProps) {
  const { form, label, pointer, schema, value } = props
  const own = formOf(value)
  const forms = (Object.keys(FORMS) as Form[]).filter((one) => one !== 'data' || schema.properties?.$ !== undefined)
  return (
    <>
      <select
        aria-label={`${label}: where it comes from`}
        value={own ?? ''}
        onChange={({ target }) => form.set(pointer, FORMS[target.value as Form].make(value))}
      >
        {own === undefined && <option value="">Not set</option>}
        {forms.map((one) => (
          <option key={one} value={one}>
            {FORMS[one].title}
          </option>
        ))}
      </select>
      {own === 'own' && <ByLanguage {...props} pointer={below(pointer, 'text')} value={Object(value).text} />}
      {own === 'key' && <Line {...props} words={KEYS} />}
      {own === 'key' && <p className="quietText said">{englishOf(value)}</p>}
      {own === 'data' && <Line {...props} pointer={below(pointer, '$')} value={Object(value).$} words={PATHS} />}
      {own === 'other' && <JsonControl {...props} id={`${props.id}json`} />}
    </>
  )
}

const Line = ({ form, id, label, pointer, value, words }: OwnControlProps & { readonly words: readonly Word[] }) => (
  <>
    <input
      aria-label={label}
      className="code"
      list={`${id}words`}
      spellCheck={false}
      autoComplete="off"
      value={String(value ?? '')}
      onChange={({ target }) => form.set(pointer, target.value)}
    />
    <datalist id={`${id}words`}>
      {words.map((word) => (
        <option key={word.label} value={word.label}>
          {word.detail}
        </option>
      ))}
    </datalist>
  </>
)

/** An input for each language of the folder; one that is emptied is a gap again. */
function ByLanguage({ form, label, pointer, value }: OwnControlProps) {
  const [more, setMore] = useState<readonly string[]>([])
  const texts = Object(value) as Readonly<Record<string, unknown>>
  const known = languagesOf(textsIn(form.studio.folder.files))
  const languages = [...new Set(['en', ...known, ...Object.keys(texts), ...more])]
  const offered = (OPTIONS.lang ?? []).filter((option) => !languages.includes(option.value))
  return (
    <div className="byLanguage">
      {languages.map((language) => (
        <label key={language} data-gap={texts[language] === undefined || undefined}>
          <span>{languageName(language)}</span>
          <textarea
            rows={1}
            lang={language}
            dir="auto"
            aria-label={`${label}, ${languageName(language)}`}
            value={String(texts[language] ?? '')}
            onChange={({ target }) =>
              target.value === '' && language !== 'en'
                ? form.remove(below(pointer, language))
                : form.set(below(pointer, language), target.value)
            }
          />
        </label>
      ))}
      <select
        aria-label={`${label}: add a language`}
        value=""
        onChange={({ target }) => setMore([...more, target.value])}
      >
        <option value="">Add a language …</option>
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
