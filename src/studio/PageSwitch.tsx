/** The pages of the studio. */
const PAGES = { edit: 'Edit', texts: 'Texts', states: 'All states' } as const

export type Page = keyof typeof PAGES

interface PageSwitchProps {
  readonly page: Page
  readonly onChange: (page: Page) => void
}

export const PageSwitch = ({ onChange, page }: PageSwitchProps) => (
  <fieldset className="switch">
    <legend className="hidden">Page of the studio</legend>
    {Object.entries(PAGES).map(([name, words]) => (
      <label key={name}>
        <input type="radio" name="page" checked={page === name} onChange={() => onChange(name as Page)} />
        {words}
      </label>
    ))}
  </fieldset>
)
