import type { SiteSettings } from '#api/schemas/settings.ts';

/** The copyright notice from the studio's first year to this one. */
export function Footer({ settings, year }: { settings: SiteSettings; year: number }) {
  const from = settings.startYear;
  const years = from < year ? `${from} – ${year}` : `${year}`;
  return (
    <footer className="footer">
      <p>{`© ${years} ${settings.studioName}`}</p>
    </footer>
  );
}
