import SwiftUI
import UIKit

/// Brings the photo controller into SwiftUI.
struct PhotoViewer: UIViewControllerRepresentable {
    let image: UIImage
    let caption: String

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: PhotoViewController(image: image, caption: caption))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// A dial for the compass bearing. UIKit, because of the haptics.
struct BearingDial: UIViewRepresentable {
    @Binding var degrees: Double

    func makeUIView(context: Context) -> BearingDialView {
        let view = BearingDialView()
        view.onChange = { degrees = $0 }
        return view
    }

    func updateUIView(_ view: BearingDialView, context: Context) {
        view.degrees = degrees
    }
}

final class BearingDialView: UIControl {
    var onChange: (Double) -> Void = { _ in }

    var degrees: Double = 0 {
        didSet {
            setNeedsDisplay()
            accessibilityValue = "\(Int(degrees))°"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Bearing", comment: "Compass dial")
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func accessibilityIncrement() {
        turn(by: 5)
    }

    override func accessibilityDecrement() {
        turn(by: -5)
    }

    private func turn(by step: Double) {
        degrees = (degrees + step).truncatingRemainder(dividingBy: 360)
        onChange(degrees)
        sendActions(for: .valueChanged)
    }

    override func draw(_ rect: CGRect) {
        let circle = UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2))
        UIColor.label.setStroke()
        circle.stroke()
    }
}

#if canImport(PencilKit)
import PencilKit

/// Sketch over a photo, for marking the route.
struct RouteSketch: UIViewRepresentable {
    @Binding var drawing: PKDrawing

    func makeUIView(context: Context) -> PKCanvasView {
        let canvas = PKCanvasView()
        canvas.drawing = drawing
        canvas.isAccessibilityElement = true
        canvas.accessibilityLabel = String(localized: "Route sketch")
        canvas.accessibilityTraits = .allowsDirectInteraction
        return canvas
    }

    func updateUIView(_ canvas: PKCanvasView, context: Context) {
        canvas.drawing = drawing
    }
}
#endif
