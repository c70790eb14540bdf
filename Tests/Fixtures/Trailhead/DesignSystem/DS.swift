import SwiftUI

/// Design tokens. Names follow the Figma library.
enum DS {
    enum Fonts {
        static let hero = Font.system(size: 34, weight: .bold, design: .rounded)
        static let title = Font.system(size: 22, weight: .semibold)
        static let cardTitle = Font.headline
        static let body = Font.body
        static let meta = Font.system(size: 13)
        static let figure = Font.custom("Barlow-SemiBold", size: 28, relativeTo: .title)
        static let brand = Font.custom("Barlow-Black", fixedSize: 40)
    }

    enum Colors {
        static let moss = Color("Moss")
        static let bark = Color("Bark")
        static let fog = Color("Fog")
        static let surface = Color(uiColor: .secondarySystemBackground)
        static let warning = Color(red: 0.84, green: 0.36, blue: 0.05)
        static let inkOnPhoto = Color.white
    }

    enum Spacing {
        static let xSmall: CGFloat = 4
        static let small: CGFloat = 8
        static let medium: CGFloat = 16
        static let large: CGFloat = 24
    }

    enum Radius {
        static let card: CGFloat = 14
        static let chip: CGFloat = 999
    }

    enum Symbols {
        static let length = "point.topleft.down.to.point.bottomright.curvepath"
        static let ascent = "arrow.up.forward"
        static let duration = "clock"
        static let share = "square.and.arrow.up"
    }
}

extension Font {
    static let trailheadCaption = Font.system(.caption, design: .rounded, weight: .medium)

    static func trailhead(_ style: Font.TextStyle, weight: Font.Weight = .regular) -> Font {
        .system(style, design: .rounded, weight: weight)
    }
}
