/** Distances on the globe, the view of a globe, and Lambert's azimuthal equal-area projection. */

/** Longitude and latitude in degrees, or x and y. */
export type Point = readonly [number, number];
/** Cartesian coordinates. */
export type Vector = readonly [number, number, number];

const RADIAN = Math.PI / 180;

/** Returns the unit vector from the centre of the globe to a place. */
export function toVector([longitude, latitude]: Point): Vector {
  return [
    Math.cos(latitude * RADIAN) * Math.cos(longitude * RADIAN),
    Math.cos(latitude * RADIAN) * Math.sin(longitude * RADIAN),
    Math.sin(latitude * RADIAN),
  ];
}

/** Returns the angle of a cosine, in degrees. */
export const getAngle = (cosine: number): number =>
  Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIAN;

/** Returns the cosine of the angle between two unit vectors. */
export const getCosine = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

/** Returns the distance of two places, in degrees. */
export const getDistance = (a: Point, b: Point): number =>
  getAngle(getCosine(toVector(a), toVector(b)));

/** Returns the coordinates east, north and towards a viewer above `centre`. */
export function turn(centre: Point, place: Point): Vector {
  const [longitude, latitude, at] = [
    (place[0] - centre[0]) * RADIAN,
    place[1] * RADIAN,
    centre[1] * RADIAN,
  ];
  return [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude) * Math.cos(at) - Math.cos(latitude) * Math.cos(longitude) * Math.sin(at),
    Math.sin(latitude) * Math.sin(at) + Math.cos(latitude) * Math.cos(longitude) * Math.cos(at),
  ];
}

/** Projects a place with Lambert's projection: x to the right, y down, one unit per radian. */
export function project(centre: Point, place: Point): Point {
  const [x, y, z] = turn(centre, place);
  const k = Math.sqrt(2 / Math.max(1e-6, 1 + z));
  return [x * k, -y * k];
}

/** Returns the place whose projection around `centre` is the given point. */
export function unproject(centre: Point, [x, y]: Point): Point {
  const far = Math.hypot(x, y);
  if (far < 1e-9) return centre;
  const angle = 2 * Math.asin(Math.min(1, far / 2));
  const latitude = Math.asin(
    Math.cos(angle) * Math.sin(centre[1] * RADIAN) +
      (-y * Math.sin(angle) * Math.cos(centre[1] * RADIAN)) / far,
  );
  const longitude = Math.atan2(
    x * Math.sin(angle),
    far * Math.cos(centre[1] * RADIAN) * Math.cos(angle) +
      y * Math.sin(centre[1] * RADIAN) * Math.sin(angle),
  );
  return [centre[0] + longitude / RADIAN, latitude / RADIAN];
}
