/** One dot per slide, with the year at its first moment. It draws the position, which is also given in text. */
export function YearStrip({ years }: { years: readonly number[] }) {
  const dots = [null, ...years].map((year, index) => ({
    index,
    year: years[index - 2] === year ? null : year,
  }));
  return (
    <ol className="year-strip" aria-hidden="true" data-carousel-strip>
      {dots.map(({ index, year }) => (
        <li key={index} className={index === 0 ? 'current' : undefined}>
          {year}
        </li>
      ))}
    </ol>
  );
}
