/// On which side of a cell its text stands; the sides are those of the cell, not of the script.
package enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}
