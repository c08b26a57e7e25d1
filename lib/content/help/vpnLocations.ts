/** A city that the VPN connects through: its name, country (ISO 3166-1 alpha-2), and place in degrees. */
export type VpnLocation = { city: string; country: string; latitude: number; longitude: number };

type Region = { id: string; title: string; locations: readonly VpnLocation[] };

function location(city: string, country: string, latitude: number, longitude: number): VpnLocation {
  return { city, country, latitude, longitude };
}

/** Every location by region, in the order of the page; within a region by country. */
export const vpnRegions: readonly Region[] = [
  {
    id: 'americas',
    title: 'Americas',
    locations: [
      location('Buenos Aires', 'AR', -34.6, -58.4),
      location('São Paulo', 'BR', -23.6, -46.6),
      location('Montreal', 'CA', 45.5, -73.6),
      location('Toronto', 'CA', 43.7, -79.4),
      location('Vancouver', 'CA', 49.3, -123.1),
      location('Santiago', 'CL', -33.5, -70.7),
      location('Bogotá', 'CO', 4.7, -74.1),
      location('Mexico City', 'MX', 19.4, -99.1),
      location('Atlanta', 'US', 33.7, -84.4),
      location('Chicago', 'US', 41.9, -87.6),
      location('Dallas', 'US', 32.8, -96.8),
      location('Denver', 'US', 39.7, -105),
      location('Los Angeles', 'US', 34.1, -118.2),
      location('Miami', 'US', 25.8, -80.2),
      location('New York', 'US', 40.7, -74),
      location('Seattle', 'US', 47.6, -122.3),
    ],
  },
  {
    id: 'europe',
    title: 'Europe',
    locations: [
      location('Vienna', 'AT', 48.2, 16.4),
      location('Brussels', 'BE', 50.9, 4.4),
      location('Prague', 'CZ', 50.1, 14.4),
      location('Copenhagen', 'DK', 55.7, 12.6),
      location('Helsinki', 'FI', 60.2, 24.9),
      location('Marseille', 'FR', 43.3, 5.4),
      location('Paris', 'FR', 48.9, 2.4),
      location('Berlin', 'DE', 52.5, 13.4),
      location('Frankfurt', 'DE', 50.1, 8.7),
      location('Athens', 'GR', 38, 23.7),
      location('Dublin', 'IE', 53.3, -6.3),
      location('Milan', 'IT', 45.5, 9.2),
      location('Amsterdam', 'NL', 52.4, 4.9),
      location('Oslo', 'NO', 59.9, 10.8),
      location('Warsaw', 'PL', 52.2, 21),
      location('Lisbon', 'PT', 38.7, -9.1),
      location('Bucharest', 'RO', 44.4, 26.1),
      location('Madrid', 'ES', 40.4, -3.7),
      location('Stockholm', 'SE', 59.3, 18.1),
      location('Zurich', 'CH', 47.4, 8.5),
      location('London', 'GB', 51.5, -0.1),
      location('Manchester', 'GB', 53.5, -2.2),
    ],
  },
  {
    id: 'asia-pacific',
    title: 'Asia and Pacific',
    locations: [
      location('Sydney', 'AU', -33.9, 151.2),
      location('Mumbai', 'IN', 19.1, 72.9),
      location('Tokyo', 'JP', 35.7, 139.7),
      location('Auckland', 'NZ', -36.8, 174.8),
      location('Singapore', 'SG', 1.4, 103.8),
      location('Seoul', 'KR', 37.6, 127),
    ],
  },
  {
    id: 'africa',
    title: 'Africa',
    locations: [location('Johannesburg', 'ZA', -26.2, 28)],
  },
];

export const vpnLocations: readonly VpnLocation[] = vpnRegions.flatMap(({ locations }) => locations);

/** The locations of a region by country, each country under its English name. */
export function byCountry(locations: readonly VpnLocation[]): { country: string; cities: string[] }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = [...new Set(locations.map(({ country }) => country))];
  return countries
    .map((code) => ({
      country: names.of(code) ?? code,
      cities: locations.filter(({ country }) => country === code).map(({ city }) => city),
    }))
    .sort((one, other) => one.country.localeCompare(other.country, 'en'));
}
